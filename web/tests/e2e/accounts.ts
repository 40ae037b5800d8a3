/** An account in a browser: its authenticator, its page, and the codes that lead back to it. */
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { press } from "./person";

export interface Key {
  session: CDPSession;
  authenticatorId: string;
}

/** An authenticator in this browser, which always finds its person there. */
export async function authenticator(context: BrowserContext, page: Page): Promise<Key> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** Carry the passkeys of one browser to another, as a person's own devices do. */
export async function carry(from: Key, to: Key): Promise<void> {
  const { credentials } = await from.session.send("WebAuthn.getCredentials", { authenticatorId: from.authenticatorId });
  for (const credential of credentials)
    await to.session.send("WebAuthn.addCredential", { authenticatorId: to.authenticatorId, credential });
}

/** Wait until the page of the account says that this is who is there: "", a "guest" or an "account". */
export async function account(page: Page, kind: string): Promise<void> {
  await page.locator(`.page[data-kind="${kind}"][aria-busy="false"]`).waitFor();
}

export const codesOn = (page: Page): Promise<string[]> => page.locator("[data-codes] code").allInnerTexts();

/** Sign in with a recovery code. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator('input[name="code"]').fill(code);
  await press(page, page.locator("[data-sign-in] form .button"));
}

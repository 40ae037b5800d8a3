/** Passkeys: what the server asks and what the browser's authenticator answers, both as WebAuthn writes them in JSON. */

type Json = Record<string, unknown>;

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const signs = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Whether this browser can have passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && isSecureContext;
}

interface Descriptor {
  id: string;
  type: "public-key";
}

const described = (all: unknown): PublicKeyCredentialDescriptor[] =>
  ((all ?? []) as Descriptor[]).map(({ id, type }) => ({ id: toBytes(id), type }));

/** Let the authenticator make a passkey. Rejects with the browser's own error where somebody does not want to. */
export async function makePasskey(options: Json): Promise<Json> {
  const user = options["user"] as { id: string; name: string; displayName: string };
  const publicKey = {
    ...options,
    challenge: toBytes(options["challenge"] as string),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: described(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { attestationObject, clientDataJSON } = made.response as AuthenticatorAttestationResponse;
  return whole(made, { attestationObject: toText(attestationObject), clientDataJSON: toText(clientDataJSON) });
}

/** Let the authenticator say who is there, by a passkey of this site. */
export async function signWithPasskey(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: toBytes(options["challenge"] as string),
    allowCredentials: described(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { authenticatorData, clientDataJSON, signature, userHandle } =
    signed.response as AuthenticatorAssertionResponse;
  return whole(signed, {
    authenticatorData: toText(authenticatorData),
    clientDataJSON: toText(clientDataJSON),
    signature: toText(signature),
    ...(userHandle ? { userHandle: toText(userHandle) } : {}),
  });
}

function whole(credential: PublicKeyCredential, response: Json): Json {
  const { id, rawId, type } = credential;
  return { id, rawId: toText(rawId), type, response, clientExtensionResults: {} };
}

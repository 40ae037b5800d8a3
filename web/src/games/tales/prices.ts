/** Prices as the engine counted them, in states and in words. */
import type { PriceCounted } from "../../wire/tales";
import type { Speech } from "../../words/catalog";

/** Payable, payable with potions in place of combat or magic, too dear, or payable but with no cell to lie on. */
export type PriceState = "payable" | "instead" | "short" | "nowhere";

export function stateOf(price: PriceCounted): PriceState {
  if (price.missing_coins > 0 || price.missing_potions > 0 || price.missing_fee) return "short";
  if (price.cells.length === 0) return "nowhere";
  return price.instead > 0 ? "instead" : "payable";
}

/** The price in words: what is paid, what stands in, what is missing. */
export function priceSays(price: PriceCounted, speech: Speech): string {
  const state = stateOf(price);
  if (state === "short") {
    const missing = [
      price.missing_coins > 0 ? speech.say("tales-coins", { count: price.missing_coins }) : "",
      price.missing_potions > 0 ? speech.say("tales-potions", { count: price.missing_potions }) : "",
      price.missing_coins + price.missing_potions === 0 ? speech.say("tales-fee") : "",
    ];
    return speech.say("tales-missing", { what: missing.filter(Boolean).join(", ") });
  }
  const paid = [
    price.coins > 0 ? speech.say("tales-coins", { count: price.coins }) : "",
    price.potions > 0 ? speech.say("tales-potions", { count: price.potions }) : "",
    price.owes_fee ? speech.say("tales-fee") : "",
  ].filter(Boolean);
  const parts = [paid.length > 0 ? speech.say("tales-pays", { what: paid.join(", ") }) : speech.say("tales-free")];
  if (price.instead > 0) parts.push(speech.say("tales-instead", { count: price.instead }));
  if (state === "nowhere") parts.push(speech.say("tales-no-cell"));
  return parts.join("; ");
}

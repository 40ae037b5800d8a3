/** The programs of whoever has an account, on a server. A refusal is a `Refused`. */
import { ask, askJson } from "../../server/ask";
import type { MadeProgram, ProgramCard } from "../../wire/programs";

export type { MadeProgram, ProgramCard } from "../../wire/programs";

export const programs = {
  mine: (): Promise<ProgramCard[]> => askJson("GET", "programs"),
  make: (name: string): Promise<MadeProgram> => askJson("POST", "programs", { name }),
  /** Give a program another token: the one it had is of no use any more. */
  renew: (program: number): Promise<MadeProgram> => askJson("POST", `programs/${program}/token`),
  async revoke(program: number): Promise<void> {
    await ask("DELETE", `programs/${program}/token`);
  },
};

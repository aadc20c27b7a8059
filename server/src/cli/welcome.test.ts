import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { welcome } from "./welcome.ts";

const said = (env: Record<string, string>) =>
  welcome(readConfig({ DEMO: "0", SECRET_KEYS: "a key of at least 32 characters really", ...env }), null);

test("an installation that others read on the way, or that counts all as one caller, is told so at its start", () => {
  const readable = "whoever is on the way can read passwords";
  const asOne = "everybody counts as one caller";
  const open = said({ PUBLIC_URL: "http://kalivo.internal" });
  expect([open.includes(readable), open.includes(asOne)]).toEqual([true, false]);
  const closed = said({ PUBLIC_URL: "https://kalivo.internal" });
  expect([closed.includes(readable), closed.includes(asOne)]).toEqual([false, true]);
  const known = said({ PUBLIC_URL: "https://kalivo.internal", TRUST_PROXY: "1" });
  expect([known.includes(readable), known.includes(asOne)]).toEqual([false, false]);
  expect(said({})).not.toContain(readable);
});

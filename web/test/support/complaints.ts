import { expect, vi } from "vitest";
import { format } from "node:util";

/** jsdom does not know the element yet. */
const GAP_OF_JSDOM = "The tag <search> is unrecognized in this browser.";

/**
 * What is told to the console as an error from here on: of React it is a mistake of ours. The one that comes back holds
 * the page to it that nothing was, or that something was where something `breaks` on purpose.
 */
export function listenToConsole(breaks: boolean): () => void {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () => {
    const said = errors.mock.calls.map((call: readonly unknown[]) => format(...call));
    errors.mockRestore();
    const ours = said.filter((text) => !text.startsWith(GAP_OF_JSDOM));
    if (breaks) expect(ours, "what broke").not.toEqual([]);
    else expect(ours, "errors in the console").toEqual([]);
  };
}

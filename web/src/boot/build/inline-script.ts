import { join } from "node:path";
import { build } from "vite";

const FOLDER = join(import.meta.dirname, "../page");

/** One script of `src/boot/page/` with all it imports, small, as it stands in the page itself. */
export async function inlineScript(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: FOLDER,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(FOLDER, `${name}.ts`),
        output: { format: "iife" },
        // The paths of calls come from the contract: folded into the strings they are part of, as if written there.
        optimization: { inlineConst: { mode: "all", pass: 2 } },
      },
    },
  });
  const [written] = [built].flat();
  const [chunk, ...others] = written !== undefined && "output" in written ? written.output : [];
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${name} is not one script`);
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error(`${name} would end the script it stands in`);
  return chunk.code.trim();
}

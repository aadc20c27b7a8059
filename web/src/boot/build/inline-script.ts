import { join } from "node:path";
import { build } from "vite";

const FOLDER = join(import.meta.dirname, "../page");

/** Bundles one script of `src/boot/page/` with its imports, minified for inlining. */
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
        // Inlines the API paths of the contract as constants.
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

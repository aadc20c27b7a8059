import type { Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

/** The two fonts of the first paint. */
export const FACES = /(?:figtree-latin-wght-normal|bricolage-grotesque-latin-700-normal).*\.woff2$/;

/** The chunks of a build, and its entry. */
export function chunksOf(bundle: Rolldown.OutputBundle): { chunks: readonly Chunk[]; entry: Chunk } {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("the build has no entry");
  return { chunks, entry };
}

/** The files of these chunks, their imports (dynamic ones where `later` matches) and their styles. */
export function filesFor(
  begin: readonly Chunk[],
  chunks: readonly Chunk[],
  later: RegExp | null,
): Set<string> {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const queue = [...begin];
  for (const chunk of queue) {
    if (files.has(chunk.fileName)) continue;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    const followed = chunk.dynamicImports.filter(
      (name) => later?.test(named.get(name)?.facadeModuleId ?? "") ?? false,
    );
    queue.push(...[...chunk.imports, ...followed].flatMap((name) => named.get(name) ?? []));
  }
  return files;
}

import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { drawFrames } from "../page/frames.tsx";

const ROOT = join(import.meta.dirname, "../../..");
/** Classes of our CSS modules; those of the icons have no rules. */
const CLASSES = /(?<=\sclass="(?:[^"]*\s)?)_[\w-]+/g;

type Frames = ReturnType<typeof drawFrames>;

/** A member's bar and title as the app's components render them. Throws when `styles` lacks one of their classes. */
export async function framesFor(styles: string): Promise<Frames> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
  });
  const drawn = await draw(server);
  for (const [name] of drawn.markup.matchAll(CLASSES))
    if (!styles.includes(`.${name}`))
      throw new Error(`the app begins without a style for .${name} of its frame`);
  return drawn;
}

async function draw(server: ViteDevServer): Promise<Frames> {
  try {
    const loaded = await server.ssrLoadModule("/src/boot/page/frames.tsx");
    return loaded["drawFrames"]();
  } finally {
    await server.close();
  }
}

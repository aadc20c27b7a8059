import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { drawFrames } from "../page/frames.tsx";

const ROOT = join(import.meta.dirname, "../../..");
/** Those of our own sheets; icons have some that nothing is said of. */
const CLASSES = /(?<=\sclass="(?:[^"]*\s)?)_[\w-]+/g;

type Frames = ReturnType<typeof drawFrames>;

/** A member's bar and title as the app's own components draw them. `styles`: what the app begins with; it must know them all. */
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

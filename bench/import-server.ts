import { composeProduct } from "../server/src/main.ts";
import { readConfig } from "../server/src/config/config.ts";

// The product as a process of its own that says how much memory it takes: "idle" begins to measure, "peak" tells the most.

const [connectionString = "", port = ""] = process.argv.slice(2);
const product = await composeProduct(
  readConfig({ DATABASE_URL: connectionString, DEMO: "1", LOG_LEVEL: "error", PORT: port }),
);
const app = await product.createApp();
await app.listen({ port: Number(port), host: "127.0.0.1" });

let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20).unref();
process.on("message", (wanted) => {
  if (wanted === "idle") peak = process.memoryUsage.rss();
  process.send?.({ bytes: Math.max(peak, process.memoryUsage.rss()) });
});
process.send?.({ bytes: 0 });

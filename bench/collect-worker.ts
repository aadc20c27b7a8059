import { collectDueCharges } from "../server/src/features/billing/collect/collect-charges.ts";
import { composeProduct } from "../server/src/main.ts";
import { readConfig } from "../server/src/config/config.ts";

// One process that collects what is due when it is told to, and says when nothing is left.

const product = await composeProduct(readConfig(process.env));
process.on("disconnect", () => process.exit(1));
process.once("message", () => {
  void collect();
});
process.send?.("ready");

async function collect() {
  await collectDueCharges(product.services);
  await product.close();
  process.send?.("done", () => process.exit(0));
}

import { notice } from "../screens/notice.ts";
import { stop } from "../screens/stop.ts";

/** What a payer decides about all they give, and the page behind a link of the notice. Comes with those screens alone. */
export const words = {
  notice,
  stop,
};

import fc from "fast-check";
import { SIZES } from "./size.ts";

/** Runs before every test file: properties without a seed of their own use a fixed one, or that of the nightly run. */
fc.configureGlobal({ seed: SIZES.anything.seed });

import fc from "fast-check";
import { SIZES } from "./size.ts";

/** Before every test file: a property that names no seed has the same one in every run, or that of the night. */
fc.configureGlobal({ seed: SIZES.anything.seed });

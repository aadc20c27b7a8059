/** A wrong or contradicting variable, or a database it does not fit, said in one sentence. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

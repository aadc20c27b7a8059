/** A wrong or contradicting variable, or a database that does not fit, explained in one sentence. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

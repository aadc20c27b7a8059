/** The files of this build: paths, and the SHA-256 of the HTML. */
type BuiltFiles = {
  /** The path of the entry; it identifies the build. */
  app: string;
  page: { path: string; sha256: string };
  /** What the first screens need offline. */
  core: readonly string[];
  /** Their names carry no hash. */
  icons: readonly string[];
  /** What each language needs in addition. */
  words: Readonly<Record<string, readonly string[]>>;
  /** Every other file of the build. */
  all: readonly string[];
};

// Defined by web/src/boot/build/service-worker.ts once every file has its name.
declare const KALIVO_FILES: BuiltFiles;

export const FILES = KALIVO_FILES;

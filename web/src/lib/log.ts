const KEY = "logs";
const MOST_LINES = 200;
const LONGEST_LINE = 500;

/**
 * Appends a line to the log in local storage, which the feedback form sends (specification §8.1). Never a token, a mail
 * address or an amount.
 */
export function log(message: string): void {
  try {
    localStorage.setItem(KEY, withLine(localStorage.getItem(KEY), message, new Date()));
  } catch {
    // Full or forbidden storage must not break the logged operation.
  }
}

export function readLog(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Appends a line with a timestamp to the minute; drops the oldest lines over the limit. */
export function withLine(logs: string | null, message: string, now: Date): string {
  const line = `${now.toISOString().slice(0, 16)} ${message.replaceAll(/\p{Cc}+/gu, " ")}`.slice(
    0,
    LONGEST_LINE,
  );
  const lines = logs === null || logs === "" ? [] : logs.split("\n");
  return [...lines, line].slice(-MOST_LINES).join("\n");
}

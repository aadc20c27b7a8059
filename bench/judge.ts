/** One line of a bench's verdict; what is not as wanted makes it fail. */
export function judge(good: boolean, line: string): void {
  console.log(`${good ? "ok  " : "OVER"} ${line}`);
  if (!good) process.exitCode = 1;
}

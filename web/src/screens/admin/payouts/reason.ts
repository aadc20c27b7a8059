type Reasons = { codes: Readonly<Record<string, string>>; noReason: string };

/** The bank's reason (`AC04`, `AC04: compte clos`, or text alone) as the end of a sentence with "because". */
export function reasonInWords(reason: string, { codes, noReason }: Reasons): string {
  const [, code = "", said = ""] = /^([A-Z]{2}\d{2}|FOCR)?(?:: )?(.*)$/s.exec(reason) ?? [];
  const meant = codes[code];
  const words = [meant ?? code, said].filter((part) => part !== "" && part !== "–");
  return words.length === 0 ? noReason : words.join(": ");
}

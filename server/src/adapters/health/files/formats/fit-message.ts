import type { ParsedFit } from "fit-file-parser";

/** A message of a FIT file: fields by their numbers, null where the device set none. */
export type FitMessage = {
  readonly number: number;
  readonly unsigned: (field: number) => number | null;
  readonly text: (field: number) => string | null;
};

export function fitMessages({ raw_messages: raw = [] }: ParsedFit): FitMessage[] {
  return raw.map(({ global_message_number: number, little_endian: littleEndian, fields }) => {
    const bytesOf = (field: number) =>
      fields.find(({ field_definition_number: of }) => of === field)?.raw_value ?? [];
    return {
      number,
      unsigned: (field) => unsigned(bytesOf(field), littleEndian),
      text: (field) => text(bytesOf(field)),
    };
  });
}

/** In FIT all bits set means no value. */
function unsigned(bytes: readonly number[], littleEndian: boolean): number | null {
  if (![1, 2, 4].includes(bytes.length) || bytes.every((byte) => byte === 0xff)) return null;
  const ordered = littleEndian ? bytes.toReversed() : bytes;
  return ordered.reduce((value, byte) => value * 256 + byte, 0);
}

function text(bytes: readonly number[]): string | null {
  const end = bytes.indexOf(0);
  const said = Buffer.from(end === -1 ? bytes : bytes.slice(0, end))
    .toString("utf8")
    .trim();
  return said === "" ? null : said;
}

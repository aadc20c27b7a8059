import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("en");

export const codes = {
  none: "No code found",
  searchLabel: "Code, nickname or owner",
  archived: "Archived",
  owner: (name: string) => `Owner: ${name}`,
  running: (n: number) => counted(n, { one: "pledge runs", other: "pledges run" }),
};

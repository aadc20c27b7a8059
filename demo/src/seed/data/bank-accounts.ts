import { ORGANISATIONS } from "./organisations.ts";

const BANK = "539";
const BELGIUM = "111400"; // B, E and two zeros, as the check of an IBAN reads them

/** An account that looks like one and is nobody's, and for every second organisation what it wants to read on it. */
export function bankAccount(index: number): {
  iban: string;
  account_holder: string;
  communication: string | null;
} {
  const ten = `${BANK}${String(9_000_000 + index * 137).padStart(7, "0")}`;
  const bban = `${ten}${modulus(ten)}`;
  const check = String(98 - Number(BigInt(`${bban}${BELGIUM}`) % 97n)).padStart(2, "0");
  const customer = `${String(index + 1).padStart(3, "0")}2026000`;
  return {
    iban: `BE${check}${bban}`,
    account_holder: `${ORGANISATIONS[index]?.name ?? "An organisation"} vzw`,
    communication: index % 2 === 0 ? `${customer}${modulus(customer)}` : null,
  };
}

const modulus = (ten: string) => String(Number(ten) % 97 || 97).padStart(2, "0");

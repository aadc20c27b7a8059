/** An address of which only its owner knows the rest: `i•••@o•••.org`. */
export function maskedAddress(address: string): string {
  const [name = "", domain = ""] = address.split("@");
  const end = domain.slice(domain.lastIndexOf("."));
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••${end}`;
}

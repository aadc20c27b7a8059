// Recomputes the checksums of the open books from the hashes of their entries, as anybody may: it reads two public URLs and
// needs only Node. Usage: npm run verify-books -- https://kalivo.example
import { createHash } from "node:crypto";

const [address] = process.argv.slice(2);
if (address === undefined || !URL.canParse(address)) {
  console.error("Say the address of the app: npm run verify-books -- https://kalivo.example");
  process.exit(2);
}

async function read(path) {
  const response = await fetch(new URL(path, address));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Each checksum is the hash of the previous checksum and the next entry's hash. */
function recompute(previous, hashes) {
  let checksum = Buffer.from(previous, "hex");
  for (const hash of hashes)
    checksum = createHash("sha256").update(checksum).update(Buffer.from(hash, "hex")).digest();
  return checksum.toString("hex");
}

process.on("uncaughtException", (error) => {
  console.error(`The books could not be read: ${error.cause?.message ?? error.message}`);
  process.exit(1);
});

const { seals } = await (await read("/api/transparency")).json();
let previous = "0".repeat(64);
let wrong = 0;
for (const seal of seals.toReversed()) {
  const lines = (await (await read(`/api/transparency/checksums/${seal.month}/csv`)).text())
    .trim()
    .split(/\r?\n/u);
  const hashes = lines.slice(1).map((line) => line.split(",")[1] ?? "");
  const checksum = recompute(previous, hashes);
  const holds = checksum === seal.checksum && seal.previous === previous && hashes.length === seal.entries;
  if (!holds) wrong += 1;
  console.log(
    `${seal.month}  ${seal.entries} entries  ${seal.checksum}  ${holds ? "holds" : `DOES NOT HOLD: recomputed ${checksum}`}`,
  );
  previous = seal.checksum;
}
console.log(
  seals.length === 0
    ? "No month is sealed yet."
    : `${seals.length - wrong} of ${seals.length} checksums hold.`,
);
process.exit(wrong === 0 ? 0 : 1);

// npm run stripe:schemas: JSON Schemas of the calls the Stripe fake answers, from the pinned SDK's own types.
// With --check: fails when the file differs. TypeScript 7 has no stable compiler API, so this uses the last 6.x.
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { CALLS } from "../server/test/stripe-fake/calls.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "server/test/stripe-fake/schemas.gen.json");
const asking = join(root, "server/test/stripe-fake/asked-types.ts"); // exists in memory only

/** Numbers that are neither amounts nor times. */
const FRACTIONS = /^(exchange_rate|fx_rate|percent_off|percentage|tax_percent|unit_amount_decimal)$/;
/** Payment methods that the product does not offer are left out of the schemas. */
const OFFERED = new Set(["card", "sepa_debit"]);

const answers = new Set(CALLS.flatMap(({ gives }) => gives.replace("[]", "").split("|")));
const asked = [...new Set([...CALLS.map(({ takes }) => takes), ...answers])].toSorted();
const ANY_API_OBJECT = { type: "object", required: ["id", "object"] };
const { checker, types } = readTypes(asked);
const definitions = {};
const objectsAnswered = new Set([...answers].map((name) => definitionName(types.get(name).symbol)));

const roots = Object.fromEntries(asked.map((name) => [name, schemaOf(types.get(name), name)]));
const generated = `{"sdk":${JSON.stringify(sdkVersion())},
"roots":{
${lines(roots)}
},
"$defs":{
${lines(sorted(definitions))}
}}
`;
if (!process.argv.includes("--check")) {
  writeFileSync(target, generated);
} else if (readFileSync(target, "utf8") !== generated) {
  console.error("server/test/stripe-fake/schemas.gen.json differs from the SDK: run npm run stripe:schemas");
  process.exitCode = 1;
}

function readTypes(names) {
  const source = [
    `import type { Stripe } from "stripe";`,
    ...names.map((name, index) => `export type T${index} = Stripe.${name};`),
  ].join("\n");
  const options = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    strict: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const files = { ...host };
  host.getSourceFile = (file, version, ...rest) =>
    file === asking
      ? ts.createSourceFile(file, source, version, true)
      : files.getSourceFile(file, version, ...rest);
  host.fileExists = (file) => file === asking || files.fileExists(file);
  host.readFile = (file) => (file === asking ? source : files.readFile(file));
  const program = ts.createProgram([asking], options, host);
  const file = program.getSourceFile(asking);
  const found = program.getTypeChecker();
  const declared = file.statements
    .filter(ts.isTypeAliasDeclaration)
    .map((each) => found.getTypeAtLocation(each));
  const unknown = names.find((_, index) => declared[index].flags & ts.TypeFlags.Any);
  if (unknown !== undefined) throw new Error(`the SDK has no type Stripe.${unknown}`);
  return { checker: found, types: new Map(names.map((name, index) => [name, declared[index]])) };
}

function schemaOf(type, property) {
  if (type.isUnion()) return unionSchema(type, property);
  const { flags } = type;
  if (flags & ts.TypeFlags.StringLiteral || flags & ts.TypeFlags.NumberLiteral) return { const: type.value };
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: type.intrinsicName === "true" };
  if (flags & ts.TypeFlags.String) return { type: "string" };
  if (flags & ts.TypeFlags.Number) return { type: FRACTIONS.test(property) ? "number" : "integer" };
  if (flags & ts.TypeFlags.Boolean) return { type: "boolean" };
  if (flags & ts.TypeFlags.Null) return { type: "null" };
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
  if (isOpenString(type) || checker.typeToString(type) === "Decimal") return { type: "string" };
  if (checker.isArrayType(type))
    return { type: "array", items: schemaOf(checker.getTypeArguments(type)[0], property) };
  if (flags & ts.TypeFlags.Object) return objectSchema(type);
  throw new Error(`no schema for ${checker.typeToString(type)} (${property})`);
}

/** `OtherString`: the listed values are examples, not all of them. */
function isOpenString(type) {
  return type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String);
}

function unionSchema(type, property) {
  const parts = type.types.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)));
  const nothing = parts.some(({ flags }) => flags & ts.TypeFlags.Null) ? [{ type: "null" }] : [];
  const rest = parts.filter(({ flags }) => !(flags & ts.TypeFlags.Null));
  const objects = rest.filter(({ flags }) => flags & ts.TypeFlags.Object);
  if (objects.length > 0 && rest.some(isText) && objects.every(hasId))
    return oneOrAny([{ type: "string" }, ...distinct(objects.map(objectSchema)), ...nothing]);
  if (rest.some(isOpenString) || (rest.some(isText) && objects.length === 0 && rest.every(isTextual)))
    return oneOrAny([{ type: "string" }, ...nothing]);
  if (rest.length > 1 && rest.every((each) => each.isStringLiteral()))
    return oneOrAny([{ enum: rest.map(({ value }) => value).toSorted() }, ...nothing]);
  if (rest.length === 2 && rest.every(({ flags }) => flags & ts.TypeFlags.BooleanLiteral))
    return oneOrAny([{ type: "boolean" }, ...nothing]);
  return oneOrAny([...distinct(rest.map((each) => schemaOf(each, property))), ...nothing]);
}

function isText({ flags }) {
  return (flags & ts.TypeFlags.String) !== 0;
}

function isTextual(type) {
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.StringLiteral)) !== 0 || isOpenString(type);
}

function hasId(type) {
  return type.getProperty("id") !== undefined;
}

function oneOrAny(schemas) {
  return schemas.length === 1 ? schemas[0] : { anyOf: schemas };
}

function distinct(schemas) {
  return [...new Map(schemas.map((each) => [JSON.stringify(each), each])).values()];
}

/** An API object with an id; those no call here returns are not described further. */
function isApiObject(type) {
  return hasId(type) && type.getProperty("object") !== undefined;
}

function objectSchema(type) {
  if (isApiObject(type) && !objectsAnswered.has(definitionName(type.symbol))) return ANY_API_OBJECT;
  const isGeneric = checker.getTypeArguments(type).length > 0;
  if (isGeneric || type.symbol.name === "__type") return membersOf(type);
  const name = definitionName(type.symbol);
  if (!(name in definitions)) {
    definitions[name] = {}; // a placeholder while its members are read, for recursive types
    definitions[name] = membersOf(type);
  }
  return { $ref: `#/$defs/${name}` };
}

function membersOf(type) {
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  const members = checker.getPropertiesOfType(type).filter((member) => !isOtherMethod(type, member));
  if (members.length === 0 && index === undefined) return { type: "object" };
  const properties = Object.fromEntries(
    members.map((member) => [member.name, schemaOf(checker.getTypeOfSymbol(member), member.name)]),
  );
  const required = members.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
  return {
    type: "object",
    ...(members.length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    additionalProperties: index === undefined ? false : schemaOf(index, ""),
  };
}

/** Where an object has one optional part per method ("card", "klarna", …), methods not offered are left out. */
function isOtherMethod(type, member) {
  if (type.getProperty("card") === undefined && type.getProperty("sepa_debit") === undefined) return false;
  const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
  return isOptional && !OFFERED.has(member.name) && isObject(member);
}

function isObject(member) {
  if (/^(billing_details|metadata|networks)$/.test(member.name)) return false;
  const type = checker.getTypeOfSymbol(member);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => part.flags & ts.TypeFlags.Object && !checker.isArrayType(part));
}

/** "PaymentIntent.NextAction", "Checkout.Session": the name with its namespaces and folder. */
function definitionName(symbol) {
  const names = [];
  for (let at = symbol; at !== undefined && !at.name.startsWith('"'); at = at.parent) names.unshift(at.name);
  const [declaration] = symbol.declarations ?? [];
  const file = relative(
    join(root, "node_modules/stripe/esm/resources"),
    declaration?.getSourceFile().fileName ?? "",
  );
  const folder = file.startsWith("..") || !file.includes("/") ? [] : file.split("/").slice(0, -1);
  return [...folder.filter((name) => name !== names[0]), ...names].join(".");
}

function sdkVersion() {
  return JSON.parse(readFileSync(join(root, "node_modules/stripe/package.json"), "utf8")).version;
}

/** One definition per line, so that the diff of an SDK upgrade shows which objects changed. */
function lines(record) {
  return Object.entries(record)
    .map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`)
    .join(",\n");
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

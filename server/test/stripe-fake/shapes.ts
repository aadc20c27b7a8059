import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import type { CallShape } from "./calls.ts";
import type { Form } from "./form.ts";

/** Requests and answers against the SDK's own types (`schemas.gen.json`). Each answers what is wrong, or null. */
export type Shapes = {
  request: (call: CallShape, form: Form) => string | null;
  answer: (call: CallShape, body: object) => string | null;
  /** What an event is about: an object, by its own tag. */
  told: (object: { object: string }) => string | null;
};

const DOCUMENT: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "schemas.gen.json"), "utf8"));

const TOLD: Record<string, string> = {
  "checkout.session": "Checkout.Session",
  balance_transaction: "BalanceTransaction",
  charge: "Charge",
  customer: "Customer|DeletedCustomer",
  dispute: "Dispute",
  mandate: "Mandate",
  payment_intent: "PaymentIntent",
  payment_method: "PaymentMethod",
  payout: "Payout",
  refund: "Refund",
  setup_intent: "SetupIntent",
};

let loaded: Shapes | null = null;

/** Read and compiled once per process. */
export function loadShapes(): Shapes {
  loaded ??= compileShapes();
  return loaded;
}

function compileShapes(): Shapes {
  const requests = compiler(true);
  const answers = compiler(false);
  return {
    request: (call, form) => problem(requests, call.takes, structuredClone(form)), // it turns text into numbers
    answer: ({ gives }, body) => {
      if (!gives.endsWith("[]")) return firstFitting(answers, gives, body);
      const data: unknown = "data" in body ? body.data : null;
      if (!Array.isArray(data)) return "a list has no data";
      const name = gives.slice(0, -2);
      return data.map((each) => problem(answers, name, each)).find((wrong) => wrong !== null) ?? null;
    },
    told: (object) => {
      const name = TOLD[object.object];
      return name === undefined
        ? `nothing is told of a ${object.object}`
        : firstFitting(answers, name, object);
    },
  };
}

function compiler(coerceTypes: boolean) {
  const ajv = new Ajv({ strict: false, coerceTypes });
  ajv.addSchema({ $id: "stripe", ...asRecord(DOCUMENT) });
  return (name: string): ValidateFunction => {
    const validate = ajv.getSchema(`stripe#/roots/${name}`);
    if (validate === undefined) throw new Error(`there is no schema ${name}`);
    return validate;
  };
}

const asRecord = (value: unknown) => (typeof value === "object" ? value : {});

type Compiler = ReturnType<typeof compiler>;

function firstFitting(compile: Compiler, names: string, value: object): string | null {
  const wrongs = names.split("|").map((name) => problem(compile, name, value));
  return wrongs.includes(null) ? null : wrongs.join(" or ");
}

function problem(compile: Compiler, name: string, value: unknown): string | null {
  const validate = compile(name);
  if (validate(value)) return null;
  const said = (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || "it"} ${message ?? ""} ${JSON.stringify(params)}`,
  );
  return `${name}: ${said.join("; ")}`;
}

import { z } from "zod";

type JsonSchema = Record<string, unknown>;

/** What a caller may send, as JSON Schema. Preprocessing steps show the schema behind them. */
export const inputSchema = (schema: z.ZodType): JsonSchema => convert(schema, "input");

/** What is answered. The serialiser is compiled from it and drops every field it does not list. */
export const outputSchema = (schema: z.ZodType): JsonSchema => convert(schema, "output");

function convert(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io,
    target: "draft-7",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      showBehindPreprocessing(zodSchema, jsonSchema, io);
      requireOnlyWhatIsRequired(zodSchema, jsonSchema, io);
      foldNullable(jsonSchema);
    },
  });
  return converted;
}

function showBehindPreprocessing(schema: z.core.$ZodType, json: JsonSchema, io: "input" | "output") {
  if (io === "output" || !(schema instanceof z.ZodPipe)) return;
  if (schema.def.in instanceof z.ZodTransform && schema.def.out instanceof z.ZodType) {
    Object.assign(json, convert(schema.def.out, io));
  }
}

function requireOnlyWhatIsRequired(schema: z.core.$ZodType, json: JsonSchema, io: "input" | "output") {
  if (io === "output" || !(schema instanceof z.ZodObject)) return;
  const required = Object.entries<z.core.$ZodType>(schema.shape)
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([name]) => name);
  if (required.length > 0) json["required"] = required;
  else delete json["required"];
}

/** `anyOf: [x, null]` becomes x with `nullable`: the same to a reader, and compiled to far faster serialisers. */
function foldNullable(json: JsonSchema) {
  const options = json["anyOf"];
  if (!Array.isArray(options) || options.length !== 2 || options[1]?.type !== "null") return;
  delete json["anyOf"];
  Object.assign(json, withNull(options[0]), { nullable: true });
}

/** `nullable` widens a type, and no list of values: null must stand in that. */
function withNull({ const: only, ...shape }: JsonSchema): JsonSchema {
  const values = only === undefined ? shape["enum"] : [only];
  return Array.isArray(values) ? { ...shape, enum: [...values, null] } : shape;
}

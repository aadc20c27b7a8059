import type { FastifyRequest } from "fastify";
import { BadFormName, nest } from "@kalivo/contract/form-data.ts";
import { refusal, type Refused } from "./refusal.ts";

/** A file as it arrived: nothing about it is trusted yet. */
export type Upload = { field: string; filename: string; mimetype: string; bytes: Buffer };
export type FormBody = { body: Record<string, unknown>; files: Upload[] };

export const FORM_LIMITS = {
  bodyBytes: 10 * 1024 * 1024,
  fileBytes: 5 * 1024 * 1024,
  fieldBytes: 200_000,
  parts: 500,
};

/** Reads a multipart body whole, within the limits; files only under the names the call expects. */
export async function readForm(
  request: FastifyRequest,
  fileFields: readonly string[],
): Promise<FormBody | Refused> {
  if (Number(request.headers["content-length"] ?? 0) > FORM_LIMITS.bodyBytes) return tooLarge();
  const fields: [string, string][] = [];
  const files: Upload[] = [];
  try {
    for await (const part of request.parts(partLimits)) {
      if (part.type === "field") {
        fields.push([part.fieldname, typeof part.value === "string" ? part.value : ""]);
        continue;
      }
      const bytes = await part.toBuffer();
      if (!fileFields.includes(part.fieldname))
        return refusal(422, `${part.fieldname} is not a file this call takes`);
      if (bytes.length > 0)
        files.push({ field: part.fieldname, filename: part.filename, mimetype: part.mimetype, bytes });
    }
    return { body: nest(fields), files };
  } catch (error) {
    return explain(error);
  }
}

const partLimits = {
  limits: {
    fileSize: FORM_LIMITS.fileBytes,
    fieldSize: FORM_LIMITS.fieldBytes,
    files: 4,
    fields: FORM_LIMITS.parts,
    parts: FORM_LIMITS.parts,
    fieldNameSize: 200,
    headerPairs: 50,
  },
};

export const tooLarge = (): Refused =>
  refusal(413, "This is too large: pictures may have 5 MB and a request 10 MB.", {
    headers: { connection: "close" },
  });

function explain(error: unknown): Refused {
  if (error instanceof BadFormName) return refusal(422, `The field name "${error.message}" is not allowed.`);
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : 400;
  if (status === 413) return tooLarge();
  return refusal(422, "The form could not be read: its multipart body is broken.");
}

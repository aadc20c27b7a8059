import type { FastifyRequest } from "fastify";
import { MAX_BODY_BYTES, MAX_LOG_BYTES, MAX_PICTURE_BYTES } from "@kalivo/domain/limits.ts";
import { BadFormName, nest } from "@kalivo/contract/form-data.ts";
import { refusal, type Refused } from "./refusal.ts";

/** A file as uploaded: not validated yet. */
export type Upload = { field: string; filename: string; mimetype: string; bytes: Buffer };
export type FormBody = { body: Record<string, unknown>; files: Upload[] };

export const FORM_LIMITS = {
  bodyBytes: MAX_BODY_BYTES,
  fileBytes: MAX_PICTURE_BYTES,
  fieldBytes: MAX_LOG_BYTES, // the largest text a call takes
  parts: 500,
};

/** Bytes of all names and values together, and the number of parts. */
type ContentLimits = { readonly bytes: number; readonly parts: number };

/**
 * Reads a whole multipart body, within the limits; files only under the names the call expects. A call's own limit is for
 * the content: the multipart lines make the body several times as long as the same JSON.
 */
export async function readForm(
  request: FastifyRequest,
  fileFields: readonly string[],
  limits: ContentLimits = { bytes: FORM_LIMITS.bodyBytes, parts: FORM_LIMITS.parts },
): Promise<FormBody | Refused> {
  if (Number(request.headers["content-length"] ?? 0) > FORM_LIMITS.bodyBytes) return tooLarge();
  const fields: [string, string][] = [];
  const files: Upload[] = [];
  let said = 0;
  try {
    for await (const part of request.parts(partLimits(limits.parts))) {
      if (part.type === "field") {
        const value = typeof part.value === "string" ? part.value : "";
        said += part.fieldname.length + Buffer.byteLength(value);
        if (said > limits.bytes || part.valueTruncated || part.fieldnameTruncated)
          return tooLarge(limits.bytes);
        fields.push([part.fieldname, value]);
        continue;
      }
      const bytes = await part.toBuffer();
      if (!fileFields.includes(part.fieldname))
        return refusal(422, (say) => say.request.fileNotTaken(part.fieldname));
      if (bytes.length > 0)
        files.push({ field: part.fieldname, filename: part.filename, mimetype: part.mimetype, bytes });
    }
    return { body: nest(fields), files };
  } catch (error) {
    return explain(error, limits.bytes);
  }
}

const partLimits = (parts: number) => ({
  limits: {
    fileSize: FORM_LIMITS.fileBytes,
    fieldSize: FORM_LIMITS.fieldBytes,
    files: 4,
    fields: parts,
    parts,
    fieldNameSize: 200,
    headerPairs: 50,
  },
});

export const tooLarge = (mostBytes: number = FORM_LIMITS.bodyBytes): Refused =>
  refusal(
    413,
    ({ request }) =>
      mostBytes < FORM_LIMITS.bodyBytes ? request.formTooLarge(mostBytes / MEGABYTE) : request.tooLarge,
    { headers: { connection: "close" } },
  );

const MEGABYTE = 1024 * 1024;

function explain(error: unknown, mostBytes: number): Refused {
  if (error instanceof BadFormName)
    return refusal(422, (say) => say.request.fieldNameNotAllowed(error.message));
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : 400;
  if (status === 413) return tooLarge(mostBytes);
  return refusal(422, (say) => say.request.brokenForm);
}

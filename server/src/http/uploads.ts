import type { FastifyRequest } from "fastify";
import { MAX_BODY_BYTES, MAX_PICTURE_BYTES } from "@kalivo/domain/limits.ts";
import { BadFormName, nest } from "@kalivo/contract/form-data.ts";
import { contentLimits, type ContentLimits, type Route } from "@kalivo/contract/route.ts";
import { callerOf } from "./caller.ts";
import { refusal, type Refused } from "./refusal.ts";

/** A file as uploaded: not validated yet; `from` is the sender's network. */
export type Upload = { field: string; filename: string; mimetype: string; bytes: Buffer; from: string };
export type FormBody = { body: Record<string, unknown>; files: Upload[] };

/**
 * Reads a whole multipart body, within the limits; files only under the names the call expects. A call's own limit is for
 * the content: the multipart lines make the body several times as long as the same JSON.
 */
export async function readForm(
  request: FastifyRequest,
  route: Pick<Route, "files" | "limits">,
): Promise<FormBody | Refused> {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return fileTooLarge();
  const limits = contentLimits(route);
  const fields: [string, string][] = [];
  const files: Upload[] = [];
  const from = callerOf(request);
  let said = 0;
  try {
    for await (const part of request.parts(partLimits(limits))) {
      if (part.type === "field") {
        const value = typeof part.value === "string" ? part.value : "";
        said += part.fieldname.length + Buffer.byteLength(value);
        if (said > limits.bytes || part.valueTruncated || part.fieldnameTruncated)
          return tooLarge(limits.bytes);
        fields.push([part.fieldname, value]);
        continue;
      }
      if (route.files?.includes(part.fieldname) !== true) {
        part.file.resume(); // none of it is kept
        return refusal(422, (say) => say.request.fileNotTaken(part.fieldname));
      }
      const bytes = await part.toBuffer();
      if (bytes.length > 0)
        files.push({ field: part.fieldname, filename: part.filename, mimetype: part.mimetype, bytes, from });
    }
    return { body: nest(fields), files };
  } catch (error) {
    return explain(error, limits.bytes);
  }
}

const partLimits = ({ bytes, parts }: ContentLimits) => ({
  limits: {
    fileSize: MAX_PICTURE_BYTES,
    fieldSize: bytes,
    files: 4,
    fields: parts,
    parts,
    fieldNameSize: 200,
    headerPairs: 50,
  },
});

/** More was said than the call takes. */
export const tooLarge = (mostBytes: number): Refused => over((say) => say.request.formTooLarge(mostBytes));

const fileTooLarge = (): Refused => over((say) => say.request.tooLarge);

const over = (sentence: Parameters<typeof refusal>[1]): Refused =>
  refusal(413, sentence, { headers: { connection: "close" } });

function explain(error: unknown, mostBytes: number): Refused {
  if (error instanceof BadFormName)
    return refusal(422, (say) => say.request.fieldNameNotAllowed(error.message));
  if (!(error instanceof Error && "statusCode" in error && error.statusCode === 413))
    return refusal(422, (say) => say.request.brokenForm);
  const ofFile = "code" in error && error.code === "FST_REQ_FILE_TOO_LARGE";
  return ofFile ? fileTooLarge() : tooLarge(mostBytes);
}

import { Readable } from "node:stream";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import type { Somebody } from "./people.ts";
import type { Answer, TestProduct } from "./product.ts";

type Say = WorkoutImport & { message: string };

/** `until`: delays the end of the form. */
type Sending = { field?: string; until?: Promise<unknown> };

/** Uploads files as the browser does, and decides on them. */
export const importer = (kalivo: TestProduct) => ({
  send: async (
    { token }: Somebody,
    files: Readonly<Record<string, Buffer>>,
    { field = "files", until }: Sending = {},
  ): Promise<Answer<Say>> => {
    const form = new FormData();
    for (const [name, bytes] of Object.entries(files))
      form.append(field, new Blob([new Uint8Array(bytes)]), name);
    const request = new Request("http://localhost", { method: "POST", body: form });
    const response = await kalivo.app.inject({
      method: "POST",
      url: api.previewImport,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": request.headers.get("content-type") ?? "",
      },
      payload: Readable.from(inTwo(Buffer.from(await request.arrayBuffer()), until)),
    });
    const { statusCode: status, headers, body: text } = response;
    return { status, body: JSON.parse(text), headers, text };
  },
  again: ({ token }: Somebody, id: string) => kalivo.call("GET", pathTo(api.readImport, { id }), { token }),
  commit: ({ token }: Somebody, id: string, data: Record<string, unknown> = {}, form = false) =>
    kalivo.call("POST", pathTo(api.commitImport, { id }), { token, data, form }),
});

async function* inTwo(form: Buffer, until: Promise<unknown> = Promise.resolve()) {
  const middle = Math.floor(form.length / 2);
  yield form.subarray(0, middle);
  await until;
  yield form.subarray(middle);
}

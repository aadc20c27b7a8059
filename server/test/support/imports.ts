import type { WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import type { Somebody } from "./people.ts";
import type { Answer, TestProduct } from "./product.ts";

type Say = WorkoutImport & { message: string };

/** Sends files as the browser does, and decides on them. */
export const importer = (kalivo: TestProduct) => ({
  send: async (
    { token }: Somebody,
    files: Readonly<Record<string, Buffer>>,
    field = "files",
  ): Promise<Answer<Say>> => {
    const form = new FormData();
    for (const [name, bytes] of Object.entries(files))
      form.append(field, new Blob([new Uint8Array(bytes)]), name);
    const request = new Request("http://localhost", { method: "POST", body: form });
    const response = await kalivo.app.inject({
      method: "POST",
      url: "/api/workout/import",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": request.headers.get("content-type") ?? "",
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { statusCode: status, headers, body: text } = response;
    return { status, body: JSON.parse(text), headers, text };
  },
  again: ({ token }: Somebody, id: string) => kalivo.call<Say>("GET", `/api/workout/import/${id}`, { token }),
  commit: ({ token }: Somebody, id: string, data: Record<string, unknown> = {}, form = false) =>
    kalivo.call<Say>("POST", `/api/workout/import/${id}/commit`, { token, data, form }),
});

import { expect, test, vi } from "vitest";
import { contentDispositionName } from "./content-disposition.ts";
import { jsonOrNull, readAnswer } from "./answer.ts";

const nowhere = () => ({ save: vi.fn(), log: vi.fn() });

test("JSON is parsed", async () => {
  const answer = await readAnswer(Response.json({ id: 1 }, { status: 201 }), nowhere());
  expect(answer).toMatchObject({ kind: "success", ok: true, status: 201, data: { id: 1 } });
});

test("text is read as text", async () => {
  const response = new Response("0.1.0", { headers: { "content-type": "text/plain; charset=utf-8" } });
  expect(await readAnswer(response, nowhere())).toMatchObject({ data: "0.1.0" });
});

test("a zip is saved under the name the server gives it", async () => {
  const outside = nowhere();
  const headers = {
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="me.zip"',
  };
  await readAnswer(new Response("PK", { headers }), outside);
  expect(outside.save).toHaveBeenCalledWith(expect.any(Blob), "me.zip");
});

test("a table or document that is sent to be kept is saved", async () => {
  for (const type of ["text/csv; charset=utf-8", "application/pdf"]) {
    const outside = nowhere();
    const headers = { "content-type": type, "content-disposition": 'attachment; filename="2026"' };
    expect(await readAnswer(new Response("x", { headers }), outside)).toMatchObject({ data: null });
    expect(outside.save).toHaveBeenCalledWith(expect.any(Blob), "2026");
  }
});

test("a content type nobody knows is only logged", async () => {
  const outside = nowhere();
  const answer = await readAnswer(new Response("x", { headers: { "content-type": "image/x" } }), outside);
  expect(answer).toMatchObject({ ok: true, data: null });
  expect(outside.log).toHaveBeenCalledOnce();
});

test("a refusal keeps its status and the server's message", async () => {
  const response = Response.json({ message: "No", errors: { email: ["taken"] } }, { status: 422 });
  expect(await readAnswer(response, nowhere())).toEqual({
    kind: "refusal",
    ok: false,
    status: 422,
    data: { message: "No", errors: { email: ["taken"] } },
  });
});

test("a refusal says after how many seconds it is worth another try", async () => {
  const refused = new Response(null, { status: 429, headers: { "retry-after": "42" } });
  expect(await readAnswer(refused, nowhere())).toMatchObject({ status: 429, retryAfterSeconds: 42 });
});

test("a refusal that is not JSON has no message", async () => {
  const response = new Response("<h1>Bad gateway</h1>", {
    status: 502,
    headers: { "content-type": "text/html" },
  });
  expect(await readAnswer(response, nowhere())).toMatchObject({ status: 502, data: {} });
});

test("a download without a name is file.zip", () => {
  expect(contentDispositionName(null)).toBe("file.zip");
  expect(contentDispositionName("attachment; filename=a.zip")).toBe("a.zip");
  expect(contentDispositionName("attachment; filename*=UTF-8''%C3%A9t%C3%A9.zip")).toBe("été.zip");
});

test("the second helper yields null for a 403 and for what is not JSON", async () => {
  expect(await jsonOrNull(Response.json({ id: 1 }))).toEqual({ id: 1 });
  expect(await jsonOrNull(Response.json({ message: "No" }, { status: 403 }))).toBeNull();
  expect(await jsonOrNull(new Response("0.1.0"))).toBeNull();
});

/** The token with which a call that signs somebody in answers. */
export async function tokenFrom(url: string, data: Record<string, string>): Promise<string> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  const body: unknown = await answer.json();
  if (typeof body === "object" && body !== null && "token" in body && typeof body.token === "string")
    return body.token;
  throw new Error(`${url} answered ${answer.status}`);
}

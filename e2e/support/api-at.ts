import type { AddressWith, AnswerAt, DataAt } from "@kalivo/contract/calls.ts";
import type { Method } from "@kalivo/contract/route.ts";

/**
 * API calls to a running server with this token, typed by the contract. Throws on a refusal. `const { url } = await
 * apiAt(origin, token).get(api.openPortal)`
 */
export const apiAt = (origin: string, token?: string) => ({
  get: async <Address extends AddressWith<"GET">>(path: Address): Promise<AnswerAt<"GET", Address>> => {
    const body: AnswerAt<"GET", Address> = await asked("GET", `${origin}${path}`, { token });
    return body;
  },
  post: async <Address extends AddressWith<"POST">>(
    path: Address,
    data: DataAt<"POST", Address>,
  ): Promise<AnswerAt<"POST", Address>> => {
    const body: AnswerAt<"POST", Address> = await asked("POST", `${origin}${path}`, { token, data });
    return body;
  },
});

type Sent = { token: string | undefined; data?: object };

async function asked(method: Method, url: string, { token, data }: Sent) {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(data !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

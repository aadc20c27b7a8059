import { Agent, request } from "node:http";

const CONNECTIONS = 16;

/** Requests a second that `url` answers with 200 over 16 kept-alive connections, for some seconds. */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const lane = async () => {
    while (performance.now() < end) {
      await get(url, headers, agent);
      answered += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  return answered / took;
}

/** Reads an answer to its end; anything but 200 is an error. */
export const get = (url: string, headers: Headers, agent: Agent): Promise<void> =>
  send(url, { headers, agent, wanted: 200 });

/** Sends JSON and reads the answer to its end; anything but `wanted` is an error. */
export const post = (url: string, headers: Headers, agent: Agent, { body, wanted }: Sent): Promise<void> =>
  send(url, { headers: { ...headers, "content-type": "application/json" }, agent, wanted, body });

type Headers = Record<string, string>;
type Sent = { body: unknown; wanted: number };
type Asked = { headers: Headers; agent: Agent; wanted: number; body?: unknown };

function send(url: string, { headers, agent, wanted, body }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: body === undefined ? "GET" : "POST", headers, agent }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === wanted ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    sent.once("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

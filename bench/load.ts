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
export function get(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    sent.once("error", reject);
    sent.end();
  });
}

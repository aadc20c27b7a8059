import { vi } from "vitest";

/** Files are sent by XMLHttpRequest, for its progress: here by `fetch`, which is answered like any other call. */
class SentByFetch extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  response: unknown = null;
  responseType = "";
  #call = { method: "", path: "" };
  open(method: string, path: string) {
    this.#call = { method, path };
  }
  setRequestHeader() {}
  abort() {}
  send(body: FormData) {
    void this.#sent(body);
  }
  async #sent(body: FormData) {
    const answer = await fetch(this.#call.path, { method: this.#call.method, body });
    this.status = answer.status;
    this.response = await answer.json();
    this.dispatchEvent(new Event("load"));
  }
}

/** Once the page is open: it ends with it. */
export const sendFilesByFetch = () => vi.stubGlobal("XMLHttpRequest", SentByFetch);

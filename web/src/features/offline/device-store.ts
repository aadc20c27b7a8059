import { clear, createStore, del, get, set, update } from "idb-keyval";

// IndexedDB on the device: the last data seen, its owner, and queued workouts.
const device = createStore("kalivo", "device");

// Async, so that forbidden storage rejects instead of throwing.
export const onDevice = {
  get: async <Value>(key: string) => get<Value>(key, device),
  set: async (key: string, value: unknown) => set(key, value, device),
  /** Read and write in one transaction across tabs. */
  update: async <Value>(key: string, change: (value: Value | undefined) => Value) =>
    update(key, change, device),
  delete: async (key: string) => del(key, device),
  clear: async () => clear(device),
};

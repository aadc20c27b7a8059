import { vi } from "vitest";

// Most tests register several people, and a hash of the real cost takes 30 ms of a processor. This one has the least memory
// that argon2 allows; the real cost is shown in `password-hash.test.ts` and by the processes that tests start.
vi.mock("../../src/features/auth/password-cost.ts", () => ({ PASSWORD_COST: { memory: 8, passes: 1 } }));

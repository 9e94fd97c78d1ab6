import { fetchPostcodeBook } from "../../src/postcode-check/check-postcode";

const book = { areas: {}, own: {}, near: {} };

it("The book of postcodes is asked for again after a failure, and once it has come never more", async () => {
  const answers = [
    () => Promise.reject(new TypeError("Failed to fetch")),
    async () => ({ ok: false, status: 503 }),
    async () => ({ ok: true, json: async () => book }),
  ];
  const fetchFile = jest.fn(async (_address: string): Promise<unknown> => answers.shift()?.());
  Object.assign(globalThis, { fetch: fetchFile });
  await expect(fetchPostcodeBook()).rejects.toThrow("Failed to fetch");
  await expect(fetchPostcodeBook()).rejects.toThrow("503");
  await expect(fetchPostcodeBook()).resolves.toBe(book);
  await expect(fetchPostcodeBook()).resolves.toBe(book);
  expect(fetchFile).toHaveBeenCalledTimes(3);
  expect(fetchFile).toHaveBeenCalledWith("/postcode-book.json");
});

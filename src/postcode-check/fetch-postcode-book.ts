import { type PostcodeBook, postcodeBookAddress } from "./postcode-book";

let fetched: Promise<PostcodeBook> | undefined;

/** Fetches the book once; after a failure, once more at the next question. */
export function fetchPostcodeBook(): Promise<PostcodeBook> {
  fetched ??= fetch(postcodeBookAddress)
    .then((response): Promise<PostcodeBook> => {
      if (!response.ok) throw new Error(`The postcodes cannot be fetched: ${response.status}`);
      return response.json();
    })
    .catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
  return fetched;
}

/** Decap shows an error as text, which would begin with the error's name. */
export class Refusal extends Error {
  override name = "";

  constructor(message = "What has to be mended first is listed.") {
    super(message);
  }
}

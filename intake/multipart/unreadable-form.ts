/** The body is not a valid form. `status` is the status of the response. */
export class UnreadableForm extends Error {
  override name = "UnreadableForm";
  readonly status: 400 | 408 | 413 | 415;
  /** For 413: the limit in bytes, and the field that exceeded it, if any. */
  readonly limit: number;
  readonly field: string | undefined;

  constructor(
    status: 400 | 408 | 413 | 415,
    message: string,
    tooLarge: { limit: number; field?: string } = { limit: 0 },
  ) {
    super(message);
    this.status = status;
    this.limit = tooLarge.limit;
    this.field = tooLarge.field;
  }
}

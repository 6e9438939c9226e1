// A file as text that fits into JSON.

/** Base64 as a data address has it behind its comma. Rejects where the file cannot be read any more. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => done(String(reader.result).replace(/^.*?,/, "")));
    reader.addEventListener("error", () => fail(new Error("the file cannot be read")));
    reader.readAsDataURL(file);
  });

// What tests use of the S3 service that runs beside the server; the package has no types of its own.
declare module "@20minutes/s3rver" {
  import type { AddressInfo } from "node:net";

  type Options = {
    port: number;
    address: string;
    allowMismatchedSignatures?: boolean;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  };
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

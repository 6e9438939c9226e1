// Makes GEOS failures what they are on a server: ordinary PostgreSQL errors.
//
// GEOS reports trouble (a TopologyException, say) with C++ exceptions. The PostGIS build for PGlite was compiled
// without anybody to catch them: the exception cuts through PostgreSQL, the statement ends with no error and half its
// work, and the transaction commits. So the exception is replaced, at the moment it is thrown, by PostgreSQL's own
// `ereport(ERROR)`. From there everything is as usual: plpgsql can catch it, savepoints work, the transaction aborts.

type Pointer = number;
type PostgresModule = {
  HEAPU32: Uint32Array;
  UTF8ToString(text: Pointer): string;
  stringToNewUTF8(text: string): Pointer;
  _free(memory: Pointer): void;
  _errstart(level: number, domain: Pointer): number;
  _errmsg_internal(format: Pointer, values: Pointer): number;
  _errfinish(file: Pointer, line: number, routine: Pointer): void;
};
type WasmImports = { env: Record<string, unknown> };
type WasmTable = { get(index: number): unknown };
type WasmGlobal = { value: number };
export type EmscriptenOptions = {
  instantiateWasm?: (imports: WasmImports, done: (...result: unknown[]) => void) => unknown;
  preRun?: ((module: unknown) => void)[];
};

const ERROR = 21; // elog.h

/** What PGlite's C code and its JavaScript are linked with, changed in two places. */
export class NativeErrors {
  /** Each costs some 20 kB that C++ never gives back, so somebody has to count them. */
  count = 0;
  #stack: WasmGlobal | undefined;
  #level = 0;

  /** Changes the options PGlite starts its WebAssembly with; the extensions are linked against the same imports. */
  attachTo(options: EmscriptenOptions): void {
    const instantiate = options.instantiateWasm;
    if (!instantiate) throw new Error("PGlite no longer instantiates its own module: native errors would be lost");
    let postgres: PostgresModule | undefined;
    (options.preRun ??= []).push((module) => {
      postgres = module as PostgresModule;
    });
    options.instantiateWasm = (imports, done) => {
      const { env } = imports;
      const table = env["__indirect_function_table"] as WasmTable;
      const raise = (exception: Pointer) => {
        this.count += 1;
        raiseError(postgres!, reasonOf(postgres!, table, exception));
      };
      env["__cxa_throw"] = Object.assign(raise, { sig: "vppp" }); // Emscripten for: three pointers, returns nothing
      this.#stack = env["__stack_pointer"] as WasmGlobal;
      return instantiate(imports, done);
    };
  }

  /** Remembers the height of the C stack while no statement runs. */
  markStack(): void {
    this.#level = this.#stack!.value;
  }

  /**
   * An error leaves its frames on the C stack, because the jump out of PostgreSQL ends in JavaScript. About 960 of
   * them would exhaust it. Between statements nothing above the mark is in use.
   */
  restoreStack(): void {
    this.#stack!.value = this.#level;
  }
}

/** `std::exception::what()`, the third entry of the object's table of virtual functions. */
function reasonOf(postgres: PostgresModule, table: WasmTable, exception: Pointer): string {
  try {
    const virtuals = postgres.HEAPU32[exception >> 2]!;
    const what = table.get(postgres.HEAPU32[(virtuals >> 2) + 2]!) as (self: Pointer) => Pointer;
    return postgres.UTF8ToString(what(exception));
  } catch {
    return "unknown exception"; // something was thrown that is not a std::exception
  }
}

/** Does not return: `errfinish` jumps to PostgreSQL's nearest error handler. */
function raiseError(postgres: PostgresModule, reason: string): void {
  postgres._errstart(ERROR, 0);
  const format = postgres.stringToNewUTF8(`GEOS Error: ${reason}`.replaceAll("%", "%%"));
  postgres._errmsg_internal(format, 0);
  postgres._free(format);
  postgres._errfinish(0, 0, 0);
}

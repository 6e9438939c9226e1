// The mark of the product: a tower on a ridge, in one colour. No library, so that the login page can draw it too.
import { logoOutlines } from "@atalaya/contract/logo.ts";

/** The mark alone, in `currentColor`. Give a title only where no wordmark stands beside it. */
export function Logo({ size = 24, title }: { size?: number; title?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {logoOutlines.map((d) => (
        <path key={d} fillRule="evenodd" d={d} />
      ))}
    </svg>
  );
}

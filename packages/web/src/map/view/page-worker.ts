// Workers that may reach what their page may reach.

/** Among the files that a page has loaded are those of its workers then, which a console without a network needs as well. */
function loadAhead(address: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}

/**
 * The address from which to start a module worker out of one of our scripts. Started from the script itself it would be under the policy
 * of a file, which reaches this server alone; a blob has the policy of its page, with the hosts that the administrator named for the map.
 */
export function pageWorker(script: string): string {
  const address = new URL(script, document.baseURI).href;
  loadAhead(address);
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" }));
}

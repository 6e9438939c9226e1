// Which addresses the server calls when a person or a setting names them.
import { expect, test } from "vitest";
import { fetchOutside, isPublicAddress } from "./outgoing.ts";

test.each([
  ["loopback", "127.0.0.1"],
  ["loopback, its far end", "127.255.255.254"],
  ["unspecified", "0.0.0.0"],
  ["this network", "0.1.2.3"],
  ["private, class A", "10.1.2.3"],
  ["private, class B", "172.16.0.1"],
  ["private, end of class B", "172.31.255.255"],
  ["private, class C", "192.168.1.1"],
  ["shared by a carrier", "100.64.0.1"],
  ["link-local and cloud metadata", "169.254.169.254"],
  ["protocol assignments", "192.0.0.192"],
  ["documentation", "203.0.113.5"],
  ["benchmarks", "198.19.0.1"],
  ["multicast", "224.0.0.251"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["IPv6 loopback", "::1"],
  ["IPv6 unspecified", "::"],
  ["IPv6 link-local", "fe80::1"],
  ["IPv6 unique-local", "fd00:ec2::254"],
  ["IPv6 multicast", "ff02::1"],
  ["IPv4 inside IPv6", "::ffff:127.0.0.1"],
  ["IPv4 inside IPv6, a public one too", "::ffff:8.8.8.8"],
  ["IPv4 inside IPv6, old form", "::7f00:1"],
  ["translated IPv4", "64:ff9b::7f00:1"],
  ["6to4 of a private address", "2002:c0a8:101::1"],
  ["Teredo", "2001:0:53aa:64c::1"],
  ["IPv6 documentation", "2001:db8::1"],
  ["no address", "localhost"],
])("%s (%s) is not called", (_what, address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  "8.8.8.8",
  "172.15.0.1",
  "172.32.0.1",
  "100.63.0.1",
  "192.167.1.1",
  "2606:4700::1111",
  "2a00:1450:4003::200e",
])("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ["decimal", "http://2130706433/"],
  ["hexadecimal", "http://0x7f.0.0.1/"],
  ["octal", "http://0177.0.0.1/"],
  ["short", "http://127.1/"],
  ["IPv6", "http://[::1]/"],
  ["IPv4 inside IPv6", "http://[::ffff:7f00:1]/"],
  ["a name that resolves to this machine", "http://localhost:1/"],
])("this machine is not called by writing its address differently: %s", (_how, url) =>
  expect(fetchOutside(url)).rejects.toMatchObject({ reason: "internal" }),
);

test.each(["http://127.0.0.1/", "http://[::1]/", "https://localhost/"])(
  "a host of the own network is called where it is allowed with the port that its address leaves out: %s",
  (url) =>
    expect(
      fetchOutside(url, { allowed_hosts: ["127.0.0.1:80", "[::1]:80", "localhost:443"], time_limit_ms: 1 }),
    ).rejects.toMatchObject({ reason: expect.stringMatching(/^(unreachable|slow)$/) }),
);

test.each(["http://127.0.0.1/", "http://[::1]/", "http://localhost/"])(
  "a host of the own network is not called at another port than the allowed one: %s",
  (url) =>
    expect(
      fetchOutside(url, { allowed_hosts: ["127.0.0.1:8080", "[::1]:8080", "localhost:443"] }),
    ).rejects.toMatchObject({ reason: "internal" }),
);

test.each(["file:///etc/passwd", "ftp://example.org/", "http://user:secret@example.org/", "nonsense"])(
  "only plain web addresses are called: %s",
  (url) => expect(fetchOutside(url)).rejects.toMatchObject({ reason: "address" }),
);

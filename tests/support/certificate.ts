import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A server's certificate and its key, in PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

/**
 * A self-signed certificate for this machine: a client trusts it when it is given the certificate itself
 * (`NODE_EXTRA_CA_CERTS`). Generated each time, so that no key is stored.
 */
export function selfSignedCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const content = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(randomBytes(8).fill(1, 0, 1)),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    tagged(0xa3, sequence(sequence(subjectAltName, tagged(0x04, sequence(localhost, loopback))))),
  )
  const certificate = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)))
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
  }
}

const day = 24 * 60 * 60_000

// The encoding of X.509 (DER): a tag, a length, a content. Source: RFC 5280, 4.1.

function tagged(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const lengthBytes =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content])
}

function sequence(...contents: readonly Buffer[]): Buffer {
  return tagged(0x30, ...contents)
}

function integer(bytes: Buffer): Buffer {
  return tagged(0x02, bytes)
}

function bits(bytes: Buffer): Buffer {
  return tagged(0x03, Buffer.from([0]), bytes)
}

/** `261121165800Z` */
function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replaceAll(/\D/g, '')
  return tagged(0x17, Buffer.from(`${digits.slice(2, 14)}Z`))
}

const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
const commonName = Buffer.from('0603550403', 'hex')
const subjectAltName = Buffer.from('0603551d11', 'hex')
const name = sequence(tagged(0x31, sequence(commonName, tagged(0x0c, Buffer.from('localhost')))))
const localhost = tagged(0x82, Buffer.from('localhost'))
const loopback = tagged(0x87, Buffer.from([127, 0, 0, 1]))

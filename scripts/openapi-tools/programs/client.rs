//! The service through a client of openapi-generator for Rust. Only reference data: the generator makes one type with all members out of
//! alternatives (`anyOf`), such as the documents that a request takes.
use openapi::apis::{configuration::Configuration, reference_api, Error};

fn main() {
    let origin = std::env::args().nth(1).unwrap();
    let service = Configuration { base_path: format!("{origin}/v0"), ..Configuration::default() };
    let regime = |code: &str| {
        let params = reference_api::GetRegimeParams { code: code.into(), indent: None };
        reference_api::get_regime(&service, params)
    };

    let spain = regime("ES").unwrap();
    let vat = spain.categories.iter().find(|each| each.code == "VAT").unwrap();
    let rates = vat.rates.as_ref().unwrap();
    assert_eq!(rates[0].values.as_ref().unwrap()[0].percent, "21.0%");

    let Err(Error::ResponseError(refused)) = regime("ZZ") else { panic!("found a regime that does not exist") };
    assert_eq!(refused.status, 404);
    assert!(refused.content.contains("not-found"));
}
